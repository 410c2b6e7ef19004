import type { Guide } from '../testing/guide.ts'

export const confirmGuide: Guide = {
  purpose:
    'Asks before something that costs: voiding, removing, sending out. It is called, not rendered: if (await confirm({ title })). A task with fields of its own is a Dialog; what can be undone needs no question but a toast with a way back.',
  anatomy: [
    { part: 'Question', what: 'Names the act and how much it touches.', selector: '[role="alertdialog"] h2' },
    { part: 'Consequence', what: 'What will follow, and what cannot be taken back.', selector: '[role="alertdialog"] form' },
    {
      part: 'Way back',
      what: 'Has the focus where the act cannot be undone.',
      selector: '[role="alertdialog"] > :last-child > button:first-child',
    },
    { part: 'Act', what: 'The verb of the question, never "OK".', selector: '[role="alertdialog"] button[type="submit"]' },
  ],
  story: 'Open',
  dos: [
    'Put the number into the title: 作废 2 张采购订单？',
    'Name the button as the act: 作废, 驳回, 发送.',
    'Ask for a typed name only where a whole company would suffer.',
  ],
  donts: [
    'Do not ask about what can be undone; people learn to press Enter.',
    'Do not ask twice in a row.',
    'Do not put a form into it: one reason at most.',
  ],
  keyboard: [
    {
      keys: 'Enter',
      what: 'Presses the button in focus: the safe one for danger, the act otherwise. In the text field it confirms.',
    },
    { keys: 'Tab', what: 'Round through the controls of the question.' },
    { keys: 'Esc', what: 'Answers no.' },
  ],
}
