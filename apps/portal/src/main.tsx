import { createRoot } from 'react-dom/client'
import { client } from './app/client.ts'
import { showLanguage } from './app/i18n.ts'
import { bringLastFont } from './app/lastFont.ts'
import { nameProduct } from './app/pageTitle.ts'
import { preferences } from './app/preferences.ts'
import { tellRecovered } from './app/recovered.ts'
import { takeArrival } from './login/arrival.ts'
import { App, loadFirstPage } from './start/App.tsx'

// Before any request: nothing that lets somebody in stays in the address.
takeArrival()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element. Check index.html.')

// A page that could not be fetched says so when it is rendered.
void loadFirstPage().catch(() => {})
const [settings] = await Promise.all([client.loadSettings(), showLanguage(preferences.get().language)])
nameProduct(settings.title)
createRoot(root, { onRecoverableError: tellRecovered }).render(<App settings={settings} />)

void bringLastFont()
