import type { Guide } from '../testing/guide.ts'

export const fieldGuide: Guide = {
  purpose:
    'Gives a control of your own, such as a map, a signature or a scanner, the label, hint, error and ids of every other field. Whatever has a field of its own in the list takes that one.',
  anatomy: [
    { part: 'Label', what: 'Above the control and tied to it; a press on it goes there.', selector: 'label' },
    { part: 'Required mark', what: 'A star that eyes see; screen readers hear it from the control.', selector: 'label > span' },
    { part: 'Control', what: 'Yours, with the props that the field hands to it.', selector: 'output, input' },
    { part: 'Hint or error', what: 'One line below, read out with the control; the error takes the place of the hint.' },
  ],
  dos: [
    'Spread everything that children receives on the element that takes the focus: the id ties the label to it, the rest its line below and its state.',
    'Put it into a FormField where a form keeps the value; the error then comes by itself.',
  ],
  donts: [
    'Do not wrap a field of the design system in it: that one has its frame already, and would be named twice.',
    'Do not leave the label out because the place is narrow; labelHidden keeps it for those who cannot see the place.',
  ],
  keyboard: [],
}
