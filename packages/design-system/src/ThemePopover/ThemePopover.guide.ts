import type { Guide } from '../testing/guide.ts'

export const themePopoverGuide: Guide = {
  purpose: 'Lets each user choose how the platform looks. It stands at the end of the top bar and on the sign-in page.',
  anatomy: [
    { part: 'Button', what: 'Its icon is that of the theme in force.', selector: '[aria-haspopup]' },
    {
      part: 'Themes',
      what: 'Small pages in their own colours; choosing one shows at once.',
      selector: '[role="radiogroup"] [data-theme]',
    },
    {
      part: 'Row height',
      what: 'Compact, normal or roomy; left out where no rows are seen.',
      selector: '[role="radiogroup"][data-size]',
    },
  ],
  story: 'Open',
  dos: [
    'Keep the choice on the device: a wall display and a desk of the same user differ.',
    'Begin with what the system prefers, and with high contrast where it asks for more contrast.',
  ],
  donts: [
    'Do not offer the wall theme at a desk; it is made for five metres.',
    'Do not add a choice of accent colours: state colours would no longer stand out from it.',
  ],
  keyboard: [
    { keys: 'Enter / Space', what: 'Opens; the focus goes to the theme in force.' },
    { keys: 'Arrows', what: 'Choose among the themes, or among the heights.' },
    { keys: 'Tab', what: 'Goes from the themes to the heights.' },
    { keys: 'Esc', what: 'Closes; the focus goes back to the button.' },
  ],
}
