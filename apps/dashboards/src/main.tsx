import { hideSecrets, plus, type Settings } from '@bip/contract'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { fetchWall } from './base/fetchWall.ts'
import { showLanguage, wallLanguage } from './base/i18n.ts'

// Before any request: a wall takes no token, and shows none to whoever looks at it.
hideSecrets(window)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element. Check index.html.')

/** ms between two tries to reach a gateway that is not there yet: the screen may be switched on before the server. */
const retryAfter = 3000

async function readSettings(): Promise<Pick<Settings, 'timeZone'>> {
  for (;;) {
    try {
      return await fetchWall<Settings>(plus.settings, wallLanguage())
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryAfter))
    }
  }
}

const language = wallLanguage()
await showLanguage(language)
const settings = await readSettings()
const path = window.location.pathname.replace(/^\/dashboard\/?/, '').replace(/\/$/, '')
createRoot(root).render(<App settings={settings} language={language} path={path} />)

// The last font of the stack, for kiosks without a Chinese one.
void import('@bip/design-system/fonts')
