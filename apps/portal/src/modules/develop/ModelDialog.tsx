import type { Page } from '@bip/contract'
import { Button, Dialog, SearchField, Tag } from '@bip/design-system'
import { developCalls, type ModelRow } from '@bip/develop'
import { useState } from 'react'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { useAnswer } from './calls.ts'
import { Rows, Scroller } from './develop.styles.ts'
import { useDevelopText } from './useDevelopText.ts'

/** The resources there are, and tables without one; choosing one starts from it. */
export const ModelDialog = ({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) => {
  const { t } = useDevelopText()
  const [search, setSearch] = useState('')
  const { data, error, mutate } = useAnswer<Page<ModelRow>>(developCalls.models, { search, size: 1000 })
  return (
    <Dialog isOpen size="large" title={t('models')} onClose={onClose}>
      <SearchField label={t('search')} labelHidden placeholder={t('search')} value={search} onChange={setSearch} />
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Scroller>
          <Rows>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('table')}</th>
                <th scope="col">{t('path')}</th>
                <th scope="col">{t('fieldCount')}</th>
              </tr>
            </thead>
            <tbody>
              {data?.records.map(({ id, name, table, path, fieldCount, isDeclared }) => (
                <tr key={id}>
                  <td>
                    <Button size="small" variant="quiet" onPress={() => onChoose(id)}>
                      {name}
                    </Button>
                  </td>
                  <td>
                    {table} {!isDeclared && <Tag>{t('undeclared')}</Tag>}
                  </td>
                  <td>{path}</td>
                  <td>{fieldCount}</td>
                </tr>
              ))}
            </tbody>
          </Rows>
        </Scroller>
      )}
    </Dialog>
  )
}
