import { createGlobalStyle } from 'styled-components'
import { statusTones, toneColour } from '../../foundations/status.ts'
import { barSteps, heatSteps } from './cellFormat.ts'

const steps = (count: number, rule: (step: number) => string): string =>
  Array.from({ length: count + 1 }, (_, step) => rule(step)).join('\n')

const tones = statusTones
  .map(
    (tone) =>
      `.cell[data-mark~='of-${tone}'] { --of: ${toneColour(tone)}; } .cell[data-mark~='tone-${tone}'] { color: ${toneColour(tone)}; }`,
  )
  .join('\n')

/** Signs of the tones by their shape, so that they are told apart without colour: they need no font. */
const shapes = {
  danger: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  warning: 'polygon(50% 4%, 100% 96%, 0 96%)',
  pending: 'polygon(0 0, 100% 0, 50% 50%, 100% 100%, 0 100%, 50% 50%)',
  success: 'circle(50%)',
  info: 'inset(8%)',
  neutral: 'inset(38% 0)',
} as const satisfies Record<(typeof statusTones)[number], string>

const signs = Object.entries(shapes)
  .map(([tone, shape]) => `.cell[data-mark~='tone-${tone}']:not([data-column='0'])::before { clip-path: ${shape}; }`)
  .join('\n')

/** How cells look whose column has a format; the words stand in their `data-mark`. For all tables of the page, and only where one has a format. */
export const FormatLooks = createGlobalStyle`
  [role='row'] {
    .cell[data-mark~='tone'] { font-weight: 600; }
    .cell[data-mark~='tone-faint'] { color: var(--text-faint); font-weight: 400; }
    .cell[data-mark~='tone']:not([data-mark~='tone-strong'], [data-mark~='tone-faint'], [data-column='0'])::before {
      content: '';
      display: inline-block;
      flex: none;
      inline-size: max(8px, 0.5em);
      block-size: max(8px, 0.5em);
      margin-inline-end: 6px;
      background: currentColor;
    }
    ${signs}
    ${tones}
    .cell[data-mark~='bar'] {
      background: linear-gradient(color-mix(in srgb, var(--of) 24%, transparent) 0 0) no-repeat 0 50% / calc(var(--bar) * 100%) calc(100% - 10px);
    }
    ${steps(barSteps, (step) => `.cell[data-mark~='bar-${step}'] { --bar: ${step / barSteps}; }`)}
    .cell[data-mark~='heat'] { background: color-mix(in srgb, var(--of) var(--heat), transparent); }
    ${steps(heatSteps, (step) => `.cell[data-mark~='heat-${step}'] { --heat: ${Math.round((step / heatSteps) * 42)}%; }`)}
    @media (forced-colors: active) {
      .cell[data-mark~='tone']::before { forced-color-adjust: none; background: CanvasText; }
      .cell[data-mark~='bar'] { forced-color-adjust: none; background-image: linear-gradient(GrayText 0 0); background-size: calc(var(--bar) * 100%) 3px; background-position: 0 100%; }
    }
  }
`
