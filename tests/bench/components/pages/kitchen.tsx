import '../../pages/page.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DesignProvider, type ThemeName } from '../../../../packages/design-system/src/index.ts'
import kitchen from '../../../../packages/design-system/src/Kitchen/Kitchen.stories.tsx'
import { find } from '../../pages/gestures.ts'
import { offer, pause } from '../../pages/operations.ts'
import { host } from '../../pages/stage.tsx'

const Kitchen = kitchen.component
// Made once, as the content of an application is: a theme is style sheets, and needs no rendering.
const content = <Kitchen />
let setTheme: (theme: ThemeName) => void = () => undefined

const Page = () => {
  const [theme, set] = useState<ThemeName>('light')
  setTheme = set
  return <DesignProvider theme={theme}>{content}</DesignProvider>
}

createRoot(host()).render(<Page />)

/** Milliseconds in which everything that is loaded later has come. */
const settling = 2000

const isIn = (theme: ThemeName) => () => document.documentElement.dataset.theme === theme

offer([
  {
    name: 'switch',
    prepare: () => {
      find('h1')
      return pause(settling)
    },
    act: () => setTheme('dark'),
    isDone: isIn('dark'),
  },
  { name: 'switch with reduced motion', prepare: () => pause(settling), act: () => setTheme('light'), isDone: isIn('light') },
])
