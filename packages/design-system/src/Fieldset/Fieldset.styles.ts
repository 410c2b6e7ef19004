import { styled } from 'styled-components'

export const FieldsetRoot = styled.fieldset`
  grid-column: 1 / -1;
  min-width: 0;
  margin: 0;
  padding: 6px 16px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
`

export const Legend = styled.legend`
  max-width: 100%;
  margin-inline-start: -6px;
  padding-inline: 6px;
  color: var(--text);
  font-size: 13px;
  font-weight: 600;
  line-height: 18px;
  overflow-wrap: anywhere;

  [data-disabled] > & {
    color: var(--text-faint);
  }
`

export const LegendHint = styled.p`
  margin-bottom: 10px;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 16px;
`

/** Columns follow the room in the fieldset, as those of a form follow the room in the form. */
export const FieldsetRoom = styled.div`
  container: form / inline-size;
`
