import { apiPath, authCalls, type LoginSource } from '@bip/contract'
import { Button } from '@bip/design-system'
import { useText } from '../app/useText.ts'
import { keepWanted } from '../app/wanted.ts'
import { Divider, Row } from './LoginPage.styles.ts'

type SocialButtonsProps = { sources: readonly LoginSource[]; tenantId: string }

/** Third parties that the gateway offers, by the names that the operator gave them. */
export const SocialButtons = ({ sources, tenantId }: SocialButtonsProps) => {
  const { t } = useText()
  if (sources.length === 0) return null
  const leave = (source: string): void => {
    keepWanted(sessionStorage, window.location.search)
    const path = `${authCalls.socialRender}/${encodeURIComponent(source)}`
    window.location.assign(`${apiPath(path)}?${new URLSearchParams({ tenantId })}`)
  }
  return (
    <>
      <Divider>{t('login.otherWays')}</Divider>
      <Row>
        {sources.map(({ source, name }) => (
          <Button key={source} onPress={() => leave(source)}>
            {name}
          </Button>
        ))}
      </Row>
    </>
  )
}
