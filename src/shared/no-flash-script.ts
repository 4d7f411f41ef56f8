import { FORM_CHOICES } from './code-forms.ts';
import { COLOR_MODE_KEY } from './color-mode.ts';

/** Storage key of the dismissed announcement's id. */
export const ANNOUNCEMENT_KEY = 'announcement-dismissed';

/**
 * The only script that runs before first paint. It must be inline: the reader's colour mode, the chosen forms of
 * samples and a dismissed announcement would otherwise apply a moment too late, as a flash or a jump. It also marks
 * that scripts run; without the mark, controls that need one stay hidden.
 */
export function noFlashScript(announcementId?: string): string {
  const stored = (name: string) => `s.getItem(${scriptString(name)})`;
  const dismissed =
    announcementId === undefined
      ? ''
      : `if(${stored(ANNOUNCEMENT_KEY)}===${scriptString(announcementId)})d.announcement="dismissed";`;
  const forms = Object.values(FORM_CHOICES).map(({ key, attribute, forms: { ...names } }) => {
    const [, ...others] = Object.keys(names);
    return `f=${stored(key)};if(/^(${others.join('|')})$/.test(f))d.${attribute}=f;`;
  });
  return (
    'var d=document.documentElement.dataset;d.js="";' +
    `try{var s=localStorage;if(${stored(COLOR_MODE_KEY)}==="dark")d.theme="dark";${dismissed}var f;${forms.join('')}}catch(e){}`
  );
}

/** Returns a string literal that cannot terminate the script element around it. */
function scriptString(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
