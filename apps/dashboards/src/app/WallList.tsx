import { styled } from 'styled-components'
import { useText } from '../base/useText.ts'
import { walls } from './walls.tsx'

const Page = styled.main`
  min-height: 100vh;
  display: grid;
  place-content: center;
  gap: 20px;
  padding: 24px;
  font-size: 24px;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & h1 {
    margin: 0;
    font-size: 40px;
    line-height: 1.3;
  }

  & a {
    color: var(--accent);
  }
`

/** What stands under `/dashboard` where no wall is named, or none of that name exists. */
export const WallList = ({ path }: { path: string }) => {
  const { t } = useText()
  return (
    <Page>
      <h1>{path ? t('wall.missing', { path }) : t('wall.choose')}</h1>
      {walls.map(({ path: to, name }) => (
        <a key={name} href={`/dashboard/${to}${window.location.search}`}>
          {t(`walls.names.${name}`)}
        </a>
      ))}
    </Page>
  )
}
