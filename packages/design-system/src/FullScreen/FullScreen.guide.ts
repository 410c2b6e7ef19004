import type { Guide } from '../testing/guide.ts'

export const fullScreenGuide: Guide = {
  purpose:
    'Gives the whole screen to the platform, or to one part of it such as a plan or a chart. useFullScreen serves a button of your own.',
  anatomy: [
    {
      part: 'Button',
      what: 'Its icon and name say what a press will do; not there where the browser forbids it.',
      selector: 'button',
    },
  ],
  dos: [
    'Follow the state from the hook: people leave with Escape and F11 without any button.',
    'Offer it for what is really read large: plans, charts, diagrams, walls.',
  ],
  donts: [
    'Do not enter full screen by yourself; browsers refuse it without a press, and people are startled.',
    'Do not give it a part whose menus and dialogs are needed: those lie in the page and are not seen above it.',
  ],
  keyboard: [
    { keys: 'Enter / Space', what: 'Enters or leaves.' },
    { keys: 'Esc', what: 'The browser leaves.' },
    { keys: 'F11', what: 'The browser’s own full screen; only F11 leads out of it, and the button says so.' },
  ],
}
