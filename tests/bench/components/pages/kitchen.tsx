import '../../pages/page.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DesignProvider, type ThemeName } from '../../../../packages/design-system/src/index.ts'
import kitchen from '../../../../packages/design-system/src/Kitchen/Kitchen.stories.tsx'
import { find } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
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

offer([
  {
    name: 'switch the theme',
    prepare: () => find('h1'),
    act: () => setTheme('dark'),
    isDone: () => document.documentElement.dataset.theme === 'dark',
  },
])
