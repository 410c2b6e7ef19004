import type { FileVersion } from '@bip/contract'
import { expect, test } from 'vitest'
import { grownText } from './grownText.ts'

const of = (version: number, size: number): FileVersion => ({
  ...{ id: `${version}`, name: 'a.pdf', url: '', type: '', createTime: '', createUserName: '' },
  version,
  size,
})

test('a version says how its size differs from the one before', () => {
  const versions = [of(4, 1000), of(3, 1000), of(2, 3072), of(1, 1024)]
  expect(versions.map((one) => grownText(one, versions))).toEqual(['', ' (−2.0 KB)', ' (+2.0 KB)', ''])
})
