import type { BooleanField } from '@bip/contract'
import { Checkbox } from '@bip/design-system'
import styled from 'styled-components'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

/** Stands on the line of the controls beside it, which have their label above. */
const Beside = styled.div`
  display: flex;
  align-items: center;
  min-block-size: var(--control);
  margin-block-start: 22px;
  &[data-bare] { margin-block-start: 0; }
`

export const BooleanInput = (props: InputProps<BooleanField>) => (
  <Beside data-bare={props.labelHidden || undefined}>
    <Checkbox {...controlOf(props)} isRequired={false} value={props.value === true} onChange={props.onChange} />
  </Beside>
)
