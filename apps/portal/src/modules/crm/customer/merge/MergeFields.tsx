import { type AnyRecord, say } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { useHost, viewOf } from '@bip/records'
import { useId } from 'react'
import { useCustomerText } from '../useCustomerText.ts'
import { Fields, Note, Pair } from './merge.styles.ts'

type MergeFieldsProps = {
  from: AnyRecord
  into: AnyRecord
  /** Fields whose values differ. */
  keys: readonly string[]
  /** Those of them whose value comes from the one that goes. */
  takes: readonly string[]
  onTakesChange: (takes: readonly string[]) => void
}

/** Two customers side by side; of each field that differs one value is chosen. */
export const MergeFields = ({ from, into, keys, takes, onTakesChange }: MergeFieldsProps) => {
  const { t } = useCustomerText()
  const { language } = useHost()
  const group = useId()
  if (keys.length === 0) return <Note>{t('merge.same')}</Note>
  const take = (key: string, isTaken: boolean): void =>
    onTakesChange(isTaken ? [...takes, key] : takes.filter((one) => one !== key))
  return (
    <Pair>
      <Fields>
        <thead>
          <tr>
            <th scope="col">{t('merge.field')}</th>
            <th scope="col">
              {String(into.fullname)}
              <small>{`${String(into.cmCode)} · ${t('merge.keep')}`}</small>
            </th>
            <th scope="col">
              {String(from.fullname)}
              <small>{`${String(from.cmCode)} · ${t('merge.goes')}`}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => {
            const field = customer.fields[key as keyof typeof customer.fields] // a key of the customer's own form
            return (
              <tr key={key}>
                <th scope="row">{say(field.label, language)}</th>
                {[into, from].map((record) => {
                  const isFrom = record === from
                  const { Cell } = viewOf(field)
                  return (
                    <td key={record.id}>
                      <label>
                        <input
                          type="radio"
                          name={`${group}.${key}`}
                          aria-label={`${say(field.label, language)} ${t(isFrom ? 'merge.goes' : 'merge.keep')}`}
                          checked={takes.includes(key) === isFrom}
                          onChange={() => take(key, isFrom)}
                        />
                        <Cell field={field} fieldKey={key} value={record[key]} record={record} />
                      </label>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </Fields>
    </Pair>
  )
}
