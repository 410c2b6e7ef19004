export const text = {
  area: '签名区，请在此手写',
  hint: '请客户用手指或笔在框内签名，然后确认。',
  confirm: '确认签名',
  clear: '重写',
  upload: '上传签名图片',
  unconfirmed: '签名还没有确认，请点“确认签名”',
  empty: '请先在框内签名',
  signed: '已签名',
  again: '重新签名',
}

export type DeliveryText = typeof text
