import type { Language, Settings } from '@bip/contract'
import { DesignProvider, ErrorBoundary } from '@bip/design-system'
import { Suspense } from 'react'
import { useNow } from '../base/useNow.ts'
import { PendingWall } from './PendingWall.tsx'
import { Recovery } from './Recovery.tsx'
import { useKiosk } from './useKiosk.ts'
import { WallList } from './WallList.tsx'
import { wallOf } from './walls.tsx'

/** px by which the picture wanders, a step each minute, so that no edge burns into the screen. */
const wander = [0, 1, 2, 1, 0, -1, -2, -1]

type AppProps = { settings: Pick<Settings, 'timeZone'>; language: Language; path: string }

/** The wall that an address names. */
export const App = ({ settings, language, path }: AppProps) => {
  useKiosk()
  const wall = wallOf(path)
  const minute = Math.floor(useNow() / 60_000)
  const x = wander[minute % wander.length]
  const y = wander[Math.floor(minute / wander.length) % wander.length]
  return (
    <DesignProvider theme="wall" locale={language}>
      <ErrorBoundary fallback={(_, retry) => <Recovery onRetry={retry} />}>
        <Suspense fallback={null}>
          <div style={{ transform: `translate(${x}px, ${y}px)` }}>
            {wall?.Screen && <wall.Screen settings={settings} />}
            {wall && !wall.Screen && <PendingWall name={wall.name} />}
            {!wall && <WallList path={path} />}
          </div>
        </Suspense>
      </ErrorBoundary>
    </DesignProvider>
  )
}
