import { type Language, label, type MenuDraft, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'

const badPath = label('以 / 开头的页面路径', 'a path that begins with /', 'đường dẫn bắt đầu bằng /')
const badAddress = label(
  '须以 http://、https:// 或 {host} 开头',
  'it has to begin with http://, https:// or {host}',
  'phải bắt đầu bằng http://, https:// hoặc {host}',
)
const ownFrame = label(
  '本站页面不能嵌入自身，请改用“新窗口”',
  'this site does not show its own pages in a frame; open them in a new window',
  'trang này không nhúng chính nó; hãy mở bằng cửa sổ mới',
)

const refuse = (field: 'path' | 'href', text: typeof badPath, language: Language) => {
  const reason = say(text, language)
  return new Refusal('invalidFields', { fields: reason }, { fields: { [field]: reason } })
}

/** Throws `invalidFields` for an entry whose page could not be opened safely: a script, another scheme, credentials within. */
export function checkAddress(
  { path, href, routeType }: Pick<MenuDraft, 'path' | 'href' | 'routeType'>,
  language: Language,
): void {
  if (routeType === 'menu_route_type_inside') {
    if (path !== '' && !/^\/(?![/\\])[\w./{}?=&:%~-]*$/.test(path)) throw refuse('path', badPath, language)
    if (href !== '') throw refuse('href', badAddress, language)
    return
  }
  const address = href.startsWith('{host}') ? `https://here.invalid${href.slice('{host}'.length)}` : href
  const url = URL.canParse(address) ? new URL(address) : null
  const isSafe =
    url !== null && /^https?:\/\//i.test(address) && url.username === '' && url.password === '' && !/[\s\\<>"]/.test(href)
  if (routeType === 'menu_route_type_iframe' && href.startsWith('{host}')) throw refuse('href', ownFrame, language)
  // What follows {host} must not turn it into another one.
  if (!isSafe || (href.startsWith('{host}') && url?.host !== 'here.invalid')) throw refuse('href', badAddress, language)
}
