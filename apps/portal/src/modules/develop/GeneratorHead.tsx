import { Button, PageHeader, Tag } from '@bip/design-system'
import type { ProjectOverview } from '@bip/develop'
import { useDevelopText } from './useDevelopText.ts'
import type { Generator } from './useGenerator.ts'

type GeneratorHeadProps = { overview: ProjectOverview | undefined; generator: Generator; onStart: () => void }

/** What the project holds, how the draft is, and what can be done with it. */
export const GeneratorHead = ({ overview, generator, onStart }: GeneratorHeadProps) => {
  const { t } = useDevelopText()
  const { findings, isTouched, isBusy } = generator.state
  const mayWrite = overview?.mayWrite === true
  const isReady = overview !== undefined && findings.length === 0 && !isBusy
  const isWrong = findings.length > 0
  return (
    <PageHeader
      title={t('title')}
      tag={
        overview && (
          <>
            <Tag tone={mayWrite ? 'success' : 'neutral'}>{t(mayWrite ? 'writes' : 'reads')}</Tag>
            {isTouched && (
              <Tag tone={isWrong ? 'warning' : 'success'}>{isWrong ? t('findings', { count: findings.length }) : t('fine')}</Tag>
            )}
          </>
        )
      }
      note={
        overview &&
        t('overview', {
          resources: overview.resources,
          tables: overview.tables,
          migration: overview.lastMigration.slice(0, 4),
        })
      }
      actions={
        <>
          <Button onPress={onStart}>{t('start')}</Button>
          <Button onPress={() => void generator.clear()}>{t('clear')}</Button>
          <Button isDisabled={!isReady} onPress={() => void generator.preview()}>
            {t('preview')}
          </Button>
          <Button variant={mayWrite ? 'default' : 'primary'} isDisabled={!isReady} onPress={() => void generator.download()}>
            {t('download')}
          </Button>
          {mayWrite && (
            <Button variant="primary" isDisabled={!isReady} onPress={() => void generator.write()}>
              {t('generate')}
            </Button>
          )}
        </>
      }
    />
  )
}
