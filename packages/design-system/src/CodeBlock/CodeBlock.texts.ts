import type { Texts } from '../foundations/texts.ts'

export const codeBlockTexts = {
  code: { zh: '代码', vi: 'Mã', en: 'Code' },
  codeIn: { zh: '{language} 代码', vi: 'Mã {language}', en: '{language} code' },
  copy: { zh: '复制代码', vi: 'Sao chép mã', en: 'Copy code' },
  wrap: { zh: '自动换行', vi: 'Tự xuống dòng', en: 'Wrap lines' },
  lines: { zh: '{count} 行', vi: '{count} dòng', en: '{count} {count|line|lines}' },
} satisfies Texts
