import { Button, Result } from '@bip/design-system'
import { useNavigate } from 'react-router-dom'
import { useText } from '../app/useText.ts'
import { homePath } from '../shell/tabs.ts'

const words = {
  404: ['pages.notFound', 'pages.notFoundHint'],
  403: ['pages.forbidden', 'pages.forbiddenHint'],
  500: ['pages.failed', 'pages.failedHint'],
} as const

/** What stands where a page cannot: not there, not allowed, or failed; always with a way back. */
export const StatusPage = ({ status, hint }: { status: 403 | 404 | 500; hint?: string }) => {
  const { t } = useText()
  const navigate = useNavigate()
  const [title, description] = words[status]
  return (
    <Result
      status={status}
      title={t(title)}
      description={hint ?? t(description)}
      action={
        <Button variant="primary" onPress={() => navigate(homePath)}>
          {t('pages.home')}
        </Button>
      }
    />
  )
}
