import type { Guide } from '../testing/guide.ts'

export const toastGuide: Guide = {
  purpose:
    'Tells in a few words how something ended that the reader has just done. What arrives from elsewhere and must not be missed is a notice (notify); what needs an answer is confirm; what concerns a field stands at the field.',
  anatomy: [
    { part: 'Icon', what: 'The tone, so that colour is never alone.', selector: '[role="status"] svg, [role="alert"] svg' },
    { part: 'Words', what: 'What happened, to which thing.', selector: '[role="alert"]' },
    { part: 'Undo', what: 'Takes back what was just done, such as a removal.', selector: '[role="status"] button' },
    {
      part: 'Details',
      what: 'Behind a button, for the administrator; such a message stays until it is closed.',
      selector: '[role="alert"] [aria-expanded]',
    },
  ],
  story: 'AllKinds',
  dos: [
    'Name the thing: 订单 PO-2026-01187 已保存.',
    'Give errors the details that an administrator asks for.',
    'Offer an undo after a removal.',
  ],
  donts: [
    'Do not put another action or a link into it than an undo; it goes before everybody has reached it, so undoing must have another way too.',
    'Do not tell what the page shows anyway, such as a row that has appeared.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Reaches the messages at the end of the page; their time stands still meanwhile.' },
    { keys: 'Enter / Space', what: 'Opens the details, undoes, or closes the message.' },
  ],
}
