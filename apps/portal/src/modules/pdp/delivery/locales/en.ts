import type { DeliveryText } from './zh-CN.ts'

export const text: DeliveryText = {
  area: 'Signature, write here',
  hint: 'Have the customer sign within the frame with a finger or a pen, then confirm.',
  confirm: 'Confirm the signature',
  clear: 'Write again',
  upload: 'Upload a picture of a signature',
  unconfirmed: 'The signature is not confirmed yet: press “Confirm the signature”',
  empty: 'Sign within the frame first',
  signed: 'Signed',
  again: 'Sign again',
}
