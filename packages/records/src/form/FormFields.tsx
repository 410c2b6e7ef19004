import type { AnyRecord, Core } from '@bip/contract'
import { SchemaSections } from '@bip/design-system'
import { useMemo } from 'react'
import { useText } from '../host/useText.ts'
import { formSchemaOf } from './formSchemaOf.ts'
import { ResourceFieldContext, resourceControls } from './ResourceControls.tsx'

export type FormFieldsProps = {
  core: Core
  /** The stored record; empty for a new one. */
  record: Partial<AnyRecord>
  isEdit: boolean
}

/** The sections and fields of a resource's form; what is asked of them is the contract's matter, see useContractRules. */
export const FormFields = ({ core, record, isEdit }: FormFieldsProps) => {
  const { say } = useText()
  const schema = useMemo(() => formSchemaOf(core, say, { isEdit, record }), [core, say, isEdit, record])
  const place = useMemo(() => ({ core, record }), [core, record])
  return (
    <ResourceFieldContext value={place}>
      <SchemaSections schema={schema} controls={resourceControls} />
    </ResourceFieldContext>
  )
}
