import type { Language } from '@bip/contract'

/** Sayings about good work, from each language's own tradition. They need no network. */
const sentences: Record<Language, readonly string[]> = {
  'zh-CN': [
    '工欲善其事，必先利其器。——《论语》',
    '千里之行，始于足下。——《老子》',
    '图难于其易，为大于其细。——《老子》',
    '凡事预则立，不预则废。——《礼记》',
    '不积跬步，无以至千里。——《荀子》',
    '锲而不舍，金石可镂。——《荀子》',
    '三人行，必有我师焉。——《论语》',
    '博学之，审问之，慎思之，明辨之，笃行之。——《礼记》',
    '苟日新，日日新，又日新。——《礼记》',
    '知之者不如好之者，好之者不如乐之者。——《论语》',
    '慎终如始，则无败事。——《老子》',
    '失之毫厘，差以千里。——《礼记》',
    '二人同心，其利断金。——《周易》',
    '绳锯木断，水滴石穿。——《鹤林玉露》',
    '业精于勤，荒于嬉。——韩愈',
    '纸上得来终觉浅，绝知此事要躬行。——陆游',
  ],
  en: [
    'Measure twice, cut once.',
    'A stitch in time saves nine.',
    'Well begun is half done.',
    'Many hands make light work.',
    'Practice makes perfect.',
    'Slow and steady wins the race.',
    'Where there is a will, there is a way.',
    'Look before you leap.',
    'Little strokes fell great oaks.',
    'Two heads are better than one.',
    'Better late than never, but better never late.',
    'An ounce of prevention is worth a pound of cure.',
    'Actions speak louder than words.',
    'Make hay while the sun shines.',
    'A chain is only as strong as its weakest link.',
    'First things first.',
  ],
  vi: [
    'Có công mài sắt, có ngày nên kim.',
    'Một cây làm chẳng nên non, ba cây chụm lại nên hòn núi cao.',
    'Đi một ngày đàng, học một sàng khôn.',
    'Trăm hay không bằng tay quen.',
    'Kiến tha lâu cũng đầy tổ.',
    'Nước chảy đá mòn.',
    'Thất bại là mẹ thành công.',
    'Học thầy không tày học bạn.',
    'Ăn chắc mặc bền.',
    'Cẩn tắc vô áy náy.',
    'Việc hôm nay chớ để ngày mai.',
    'Lửa thử vàng, gian nan thử sức.',
    'Đồng tâm hiệp lực.',
    'Chậm mà chắc.',
    'Biết người biết ta, trăm trận trăm thắng.',
    'Nhất nghệ tinh, nhất thân vinh.',
  ],
}

const dayInMs = 24 * 3600 * 1000

/** The sentence of a day: the same for everybody who reads the language, another one tomorrow. */
export function sentenceOf(at: Date, language: Language): string {
  const own = sentences[language]
  return own[Math.floor(at.getTime() / dayInMs) % own.length] ?? ''
}
