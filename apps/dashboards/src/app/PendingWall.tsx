import { styled } from 'styled-components'
import { useText } from '../base/useText.ts'
import type { WallName } from './walls.tsx'

const Page = styled.main`
  min-height: 100vh;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  padding: 24px;
  text-align: center;

  & h1 {
    margin: 0;
    font-size: max(28px, 2.4vw);
  }

  & p {
    margin: 0;
    color: var(--text-muted);
    font-size: max(16px, 1.2vw);
  }
`

/** The place of a wall that is not built yet, which it says; the kiosk loads the wall once it is published. */
export const PendingWall = ({ name }: { name: WallName }) => {
  const { t } = useText()
  return (
    <Page>
      <h1>{t('walls.pending', { name: t(`walls.names.${name}`) })}</h1>
      <p>{t('walls.pendingHint')}</p>
    </Page>
  )
}
