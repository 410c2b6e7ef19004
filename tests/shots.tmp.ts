import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
const url = 'http://127.0.0.1:8324'
const [listFile = '', only = ''] = process.argv.slice(2)
const shots = readFileSync(listFile, 'utf8').trim().split('\n').map((l) => l.split('|'))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
type Key = string
const contexts = new Map<Key, any>()
async function pageFor(account: string, lang: string, theme: string, width: number) {
  const key = [account, lang, theme, width].join()
  if (contexts.has(key)) return contexts.get(key)
  const context = await browser.newContext({ locale: lang, viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme: theme as 'dark' })
  await context.addInitScript(([l]) => { localStorage.setItem('saber-language', l as string) }, [lang])
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text().slice(0, 200)) })
  page.setDefaultTimeout(30000)
  await page.goto(`${url}/login`)
  await page.locator('input[type=text], input:not([type])').first().fill(account)
  await page.locator('input[type=password]').fill('bip-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((u) => !u.pathname.startsWith('/login'), { timeout: 30000 })
  await page.waitForTimeout(1500)
  contexts.set(key, page)
  return page
}
for (const [name, account, lang, theme, width, path, act] of shots) {
  if (only && !name!.includes(only)) continue
  try {
    const page = await pageFor(account!, lang!, theme!, Number(width))
    await page.goto(url + path)
    await page.waitForTimeout(3500)
    if (act) { await new Function('page', `return (async () => { ${act} })()`)(page); await page.waitForTimeout(1200) }
    await page.screenshot({ path: `/tmp/stock/shots/${name}.png` })
    console.log(name, await page.title())
  } catch (e) { console.log(name, 'FAILED', String(e).slice(0, 300)) }
}
await browser.close()
