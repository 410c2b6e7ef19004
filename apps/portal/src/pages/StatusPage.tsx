import { Button, Result } from '@bip/design-system'
import { useNavigate } from 'react-router-dom'
import { useText } from '../app/useText.ts'
import { useTabLabel } from '../tabs/tabContext.ts'
import { homePath } from '../tabs/tabs.ts'

const words = {
  404: ['pages.notFound', 'pages.notFoundHint'],
  403: ['pages.forbidden', 'pages.forbiddenHint'],
  500: ['pages.failed', 'pages.failedHint'],
} as const

type StatusProps = {
  status: keyof typeof words
  /** Why, in place of the usual words. */
  hint?: string
}

/** A page that is not there, not allowed, or failed. Its tab says so, for its address would say nothing. */
export const StatusPage = (props: StatusProps) => {
  const { t } = useText()
  useTabLabel(t(words[props.status][0]))
  return <StatusResult {...props} />
}

/** What stands where something cannot; always with a way back. */
export const StatusResult = ({ status, hint }: StatusProps) => {
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
