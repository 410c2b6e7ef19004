import { expect, test } from 'vitest'
import { uploaderTexts } from './uploader.texts.ts'
import { fieldRules, messageOf, type UploaderRules, wholeProblem } from './uploaderRules.ts'

const said = (rules: UploaderRules, reason: Parameters<typeof messageOf>[1]): string => {
  const message = messageOf(rules, reason)
  if (!message) return ''
  const params: Record<string, string | number> = message.params
  return uploaderTexts[message.key].zh.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
}

test('the first edition says what the platform says', () => {
  const rules: UploaderRules = { edition: 'v1', types: ['png', 'jpg'], maxCount: 3 }
  expect(wholeProblem({ ...rules, types: [] })).toBe('noTypes')
  expect(uploaderTexts.noTypes.zh).toBe('上传文件类型不能为空')
  expect(said(rules, 'wrongType')).toBe('文件格式不正确, 请上传png/jpg格式文件!')
  expect(said(rules, 'tooMany')).toBe('上传文件数量不能超过 3 个!')
  expect(said(rules, 'tooLarge')).toBe('上传头像图片大小不能超过 5 MB!')
  expect(said({ ...rules, fileSize: 2 }, 'tooLarge')).toBe('上传头像图片大小不能超过 2 MB!')
  expect(fieldRules(rules)).toEqual({ accept: '.png,.jpg', maxCount: 3, maxSize: 5 * 1024 * 1024 })
  expect(fieldRules({ ...rules, types: ['pdf', 'png'] }).maxSize).toBeUndefined()
})

test('so does the second', () => {
  const rules: UploaderRules = { accept: '.pdf', maxCount: 9, maxSizeMB: 50 }
  expect(said(rules, 'tooMany')).toBe('最多上传 9 个文件')
  expect(said(rules, 'wrongType')).toBe('文件类型不支持')
  expect(said(rules, 'tooLarge')).toBe('单文件不能超过 50MB')
  expect(said(rules, 'empty')).toBe('')
  expect([uploaderTexts.noLink.zh, uploaderTexts.noPicture.zh, uploaderTexts.pictureFailed.zh]).toEqual([
    '上传接口未返回文件路径（link）',
    '请选择图片文件',
    '图片上传失败',
  ])
})
