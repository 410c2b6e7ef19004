import i18next from 'i18next'
import { expect, it } from 'vitest'
import { showLanguage } from './i18n.ts'

it('says one and several in English', async () => {
  await showLanguage('en')
  const said = (key: string) => [0, 1, 2].map((count) => i18next.t(key, { count }))
  expect(said('messages.unread')).toEqual(['0 unread messages', '1 unread message', '2 unread messages'])
})
