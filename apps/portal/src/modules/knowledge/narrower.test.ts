import type { WikiAnswer } from '@bip/contract'
import { expect, test } from 'vitest'
import { narrowerWords } from './narrower.ts'

const answer = (title: string, ...texts: string[]): WikiAnswer => ({
  id: title,
  path: '',
  title,
  locale: 'zh',
  description: '',
  createdAt: '',
  updatedAt: '',
  passages: texts.map((text) => ({ text, marks: [] })),
})

test('words of some answers narrow a question; those of all of them, of the question and without a meaning do not', () => {
  const answers = [
    answer('来料检验', '伺服电机另测绝缘电阻 100 MΩ'),
    answer('出厂检验', '伺服电机空运转八小时'),
    answer('过程检验', '电机'),
  ]
  const words = narrowerWords(answers, '检验', 'zh-CN', 20)
  expect(words).toEqual(expect.arrayContaining(['伺服', '绝缘']))
  expect(words[0]).toBe('伺服')
  for (const word of ['检验', '电机', '100', '测']) expect(words).not.toContain(word)
  expect(narrowerWords(answers, '检验', 'zh-CN', 1)).toHaveLength(1)
})

test('one answer cannot be narrowed, and an answer without passages has its title', () => {
  expect(narrowerWords([answer('来料检验')], '检验', 'zh-CN')).toEqual([])
  const bare = [{ ...answer('An toàn xưởng'), passages: undefined }, answer('An toàn điện')]
  expect(narrowerWords(bare, 'an toàn', 'vi')).toEqual(['xưởng', 'điện'])
})
