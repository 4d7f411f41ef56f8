import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, launch } from 'puppeteer-core';
import { createPrograms, findFirefox, startScreen } from '../support/programs.ts';

/** Time limits in milliseconds: for the start of a program, and for an expected sentence. */
const START_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 20_000;

/** Milliseconds of silence before a key is pressed, because Orca would stop in the middle of a sentence. */
const SILENCE_MS = 1_500;
const POLL_INTERVAL_MS = 50;

/**
 * Orca runs this file when it starts. Each utterance becomes a line of a file, before it goes to the speech service,
 * which is not needed. Without the setting, Orca would read each page from its beginning to its end.
 */
const CUSTOMIZATIONS = `
import os
from orca import settings, speech

settings.sayAllOnLoad = False

def record(name):
    speak = getattr(speech, name)
    def recorded(*args, **options):
        with open(os.environ["SPOKEN"], "a") as spoken:
            spoken.write(str(args[0] if args else "").replace("\\n", " ") + "\\n")
        return speak(*args, **options)
    setattr(speech, name, recorded)

record("_speak")
record("speakCharacter")
`;

/** The screen reader Orca, with Firefox, on a virtual screen. */
export interface Orca {
  /** Opens an address, and waits for an element that is there when the page can be used. */
  open(url: string, ready: string): Promise<void>;
  /** Presses a key, such as `Down` or `ctrl+k`, when nothing is being said. Keys have the names of xdotool. */
  press(keys: string): Promise<void>;
  /** Types a text as fast as people do. */
  type(text: string): Promise<void>;
  /** Moves the focus to an element, like many presses of Tab. Orca ignores it after a key that moves through a text. */
  focus(selector: string): Promise<void>;
  /** Waits until what has been said since the last action matches a pattern and Orca is silent. Returns all of it. */
  hears(pattern: RegExp): Promise<string>;
  /** Ends all programs. */
  close(): Promise<void>;
}

/** Starts all programs with a temporary home, a message bus and a screen of their own. */
export async function startOrca(): Promise<Orca> {
  const group = createPrograms();
  const home = await mkdtemp(join(tmpdir(), 'listen-'));
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close().catch(() => {});
    group.close();
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const env: Record<string, string> = {
      HOME: home,
      PATH: `${join(home, 'bin')}:${process.env['PATH']}`,
      XDG_RUNTIME_DIR: join(home, 'run'),
      LANG: 'C.UTF-8',
      GNOME_ACCESSIBILITY: '1',
      SPOKEN: join(home, 'spoken'),
      DISPLAY: await startScreen(group, '1280x900'),
    };
    await fillHome(home);
    const bus = ['--session', '--nofork', '--print-address=1'];
    env['DBUS_SESSION_BUS_ADDRESS'] = await group.startAndRead('dbus-daemon', bus, env);
    group.start('openbox', [], env);
    group.start('orca', [], env);
    const record = recordOf(join(home, 'spoken'));
    await record.includes(/Screen reader on/, START_TIMEOUT_MS);
    browser = await launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      headless: false,
      defaultViewport: null,
      args: ['--kiosk'],
      env,
      extraPrefsFirefox: { 'accessibility.force_disabled': -1 },
    });
    // The initial tab never has the focus.
    const page = await browser.newPage();
    const act = async (action: () => Promise<unknown>) => {
      await record.silence();
      record.forget();
      await action();
    };
    const xdotool = (args: readonly string[]) => promisify(execFile)('xdotool', [...args], { env });
    return {
      open: (url, ready) =>
        act(async () => {
          // A key without effect: after a key that moves through a text, Orca ignores where scripts move the focus.
          await xdotool(['key', 'Pause']);
          await page.goto(url);
          await page.waitForSelector(ready);
        }),
      // A modifier is released last, as people do: Orca takes a bare letter that is released last for a command.
      press: (keys) => {
        const [key = '', ...modifiers] = keys.split('+').toReversed();
        const down = modifiers.toReversed().flatMap((name) => ['keydown', name]);
        const up = modifiers.flatMap((name) => ['keyup', name]);
        return act(() => xdotool([...down, 'key', key, ...up]));
      },
      type: (text) => act(() => xdotool(['type', '--delay', '80', text])),
      focus: (selector) => act(() => page.focus(selector)),
      hears: async (pattern) => {
        await record.includes(pattern, ANSWER_TIMEOUT_MS);
        return record.silence();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function fillHome(home: string): Promise<void> {
  await mkdir(join(home, 'run'), { mode: 0o700 });
  await writeFile(join(home, 'spoken'), '');
  const settings = join(home, '.local/share/orca');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'orca-customizations.py'), CUSTOMIZATIONS);
  // Orca asks pgrep for another Orca of the same user, and does not start beside it; this one has its own bus.
  await mkdir(join(home, 'bin'));
  await symlink('/bin/true', join(home, 'bin/pgrep'));
}

/** What Orca has said since the last action, from the file that its customizations write. */
interface SpokenRecord {
  /** Waits until it matches a pattern. */
  includes(pattern: RegExp, limit: number): Promise<void>;
  /** Waits until nothing has been added for a while, and returns it. */
  silence(): Promise<string>;
  /** Starts anew, as if something had just been said. */
  forget(): void;
}

function recordOf(file: string): SpokenRecord {
  let start = 0;
  let length = 0;
  let changed = Date.now();
  /** Notices what has been added, and when. */
  const read = async () => {
    const all = await readFile(file, 'utf8');
    if (all.length !== length) changed = Date.now();
    length = all.length;
    return all.slice(start).trim().replaceAll(/\s*\n/g, ' ');
  };
  return {
    async includes(pattern, limit) {
      const deadline = Date.now() + limit;
      for (let said = await read(); !pattern.test(said); said = await read()) {
        if (Date.now() > deadline) throw new Error(`Orca did not say ${pattern}, but: ${said || 'nothing'}`);
        await setTimeout(POLL_INTERVAL_MS);
      }
    },
    async silence() {
      let said = await read();
      for (; Date.now() - changed < SILENCE_MS; said = await read()) await setTimeout(POLL_INTERVAL_MS);
      return said;
    },
    forget() {
      start = length;
      changed = Date.now();
    },
  };
}
