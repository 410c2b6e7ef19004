/** Sentences that the specification gives word by word, signs of the wrong script included. */
const given = new Set([
  '确定删除此消息?',
  '确定将消息设为全部已读?',
  '文件格式不正确, 请上传{types}格式文件!',
  '注册申请已提交,请耐心等待管理员通过!',
])

/** Signs of Chinese and of typewriters in a text of another language, and signs of other languages between Chinese letters; undefined where there are none. */
export function wrongSign(language: 'zh-CN' | 'en' | 'vi', text: string): string | undefined {
  if (given.has(text)) return undefined
  if (language !== 'zh-CN') return (/[，。！？；：（）【】「」『』、]/u.exec(text) ?? /"|(?<=\p{L})'(?=\p{L})/u.exec(text))?.[0]
  const plain = text.replace(/<[^>]*>|https?:\S+/g, '')
  return (
    /(?<=\p{Script=Han})[,;:!?](?=\s*\p{Script=Han}|\s*$)/u.exec(plain)?.[0] ??
    /(?<=\p{Script=Han})"|"(?=\p{Script=Han})|\((?=\p{Script=Han})|(?<=\p{Script=Han})\)/u.exec(plain)?.[0]
  )
}

const quoted = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")`
const labelCall = new RegExp(String.raw`\blabel\(\s*${quoted},\s*${quoted},\s*${quoted},?\s*\)`, 'g')

/** The labels in a source file, each with its offset. */
export const labelsIn = (source: string): { offset: number; texts: [zh: string, en: string, vi: string] }[] =>
  [...source.matchAll(labelCall)].map((match) => ({
    offset: match.index,
    texts: [match[1] ?? match[2] ?? '', match[3] ?? match[4] ?? '', match[5] ?? match[6] ?? ''],
  }))
