import type { ReactElement } from 'react';

// Each drawing fills 320 by 200 units. Its edges may be cropped, so the important parts are in the middle. The colours
// are fixed: a picture looks the same in both colour modes.
const NIGHT = '#16231b';
const LEAF = '#17763a';
const GRASS = '#62c462';
const MINT = '#dcf2e1';
const SUN = '#f5b94a';
const CLAY = '#e2765a';
const SKY = '#bfe3f2';
const PAPER = '#ffffff';

interface Drawing {
  readonly label: string;
  readonly art: ReactElement;
}

/** The drawings, by the names that saved pages contain. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  hills: {
    label: 'Hills',
    art: (
      <>
        <path fill={SKY} d="M0 0h320v200H0z" />
        <circle fill={SUN} cx="228" cy="62" r="30" />
        <path
          fill={PAPER}
          d="M44 62a14 14 0 0 1 26-8 18 18 0 0 1 34 8 10 10 0 0 1-2 20H50a10 10 0 0 1-6-20Z"
        />
        <path fill={GRASS} d="M0 136q70-56 150-14t170-26v104H0z" />
        <path fill={LEAF} d="M0 166q96-44 178-8t142-20v62H0z" />
        <path fill={NIGHT} d="M86 168v-30h6v30zM242 160v-24h5v24z" />
        <path fill="#2c9150" d="M89 88l24 54H65zM244 98l19 42h-38z" />
      </>
    ),
  },
  blocks: {
    label: 'Blocks',
    art: (
      <>
        <path fill={MINT} d="M0 0h320v200H0z" />
        <rect fill={PAPER} x="64" y="26" width="192" height="148" rx="14" />
        <rect fill={NIGHT} x="84" y="46" width="152" height="26" rx="7" />
        <rect fill="#c46a00" x="84" y="82" width="152" height="6" rx="3" />
        <g transform="rotate(-5 190 120)">
          <rect fill={SUN} x="126" y="102" width="126" height="34" rx="9" />
          <path fill="none" stroke={NIGHT} strokeWidth="2" strokeDasharray="5 4" d="M122 98h134v42H122z" />
        </g>
        <rect fill="#e9efe9" x="84" y="146" width="92" height="12" rx="6" />
        <path
          fill={PAPER}
          stroke={NIGHT}
          strokeWidth="3"
          strokeLinejoin="round"
          d="m226 118 7 32 8-11 14-2z"
        />
      </>
    ),
  },
  panel: {
    label: 'Panel',
    art: (
      <>
        <path fill="#fbe7dc" d="M0 0h320v200H0z" />
        <rect fill={PAPER} x="58" y="30" width="128" height="140" rx="14" />
        <rect fill={CLAY} x="76" y="48" width="92" height="54" rx="9" />
        <rect fill="#f1d9cd" x="76" y="114" width="92" height="9" rx="4.5" />
        <rect fill="#f1d9cd" x="76" y="132" width="60" height="9" rx="4.5" />
        <rect fill={NIGHT} x="200" y="30" width="68" height="140" rx="14" />
        <path stroke="#53665a" strokeWidth="5" strokeLinecap="round" d="M214 62h40M214 100h40M214 138h40" />
        <circle fill={GRASS} cx="242" cy="62" r="9" />
        <circle fill={SUN} cx="222" cy="100" r="9" />
        <circle fill={CLAY} cx="236" cy="138" r="9" />
      </>
    ),
  },
  data: {
    label: 'Data',
    art: (
      <>
        <path fill={NIGHT} d="M0 0h320v200H0z" />
        <path
          fill="none"
          stroke={GRASS}
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M96 44c-18 0-20 10-20 24s-4 30-18 32c14 2 18 18 18 32s2 24 20 24M224 44c18 0 20 10 20 24s4 30 18 32c-14 2-18 18-18 32s-2 24-20 24"
        />
        <rect fill={PAPER} x="112" y="66" width="54" height="12" rx="6" />
        <rect fill={SUN} x="174" y="66" width="34" height="12" rx="6" />
        <rect fill={PAPER} x="112" y="94" width="36" height="12" rx="6" />
        <rect fill={CLAY} x="156" y="94" width="52" height="12" rx="6" />
        <rect fill={PAPER} x="112" y="122" width="64" height="12" rx="6" />
        <rect fill={SKY} x="184" y="122" width="24" height="12" rx="6" />
      </>
    ),
  },
};

/** Returns the drawing of a name, or the first one if the name is unknown. */
export function drawingOf(name: string): Drawing | undefined {
  return Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : Object.values(DRAWINGS)[0];
}
