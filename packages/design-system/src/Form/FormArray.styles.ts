import { styled } from 'styled-components'
import { FieldLabel, messageLine } from '../Field/Field.styles.ts'
import { visuallyHidden } from '../foundations/visuallyHidden.styles.ts'

export const ArrayRoot = styled.div`
  container: rows / inline-size;
  grid-column: 1 / -1;
  min-inline-size: 0;
`

export const ArrayLabel = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-block-end: 4px;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 18px;

  & > small {
    color: var(--text-faint);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`

export const ArrayRows = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  &[data-invalid] {
    border-color: var(--danger);
  }
`

export const ArrayRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 8px;
  padding: 10px 8px 12px;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  &[data-dragged] {
    position: relative;
    background: var(--hover);
    box-shadow: inset 2px 0 0 var(--accent);
  }
`

/** Stands level with the controls, above which are their labels. */
export const RowEdge = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  block-size: var(--control);
  margin-block-start: 22px;
  color: var(--text-faint);
  font-size: 12px;
  font-variant-numeric: tabular-nums;

  & > span {
    min-inline-size: 2ch;
    text-align: end;
  }

  & > [data-grip] {
    cursor: grab;
    touch-action: none;
  }

  [data-dragged] > & > [data-grip] {
    cursor: grabbing;
  }

  @container rows (min-width: 640px) {
    [data-template] > :not(:first-child) > & {
      margin-block-start: 0;
    }
  }
`

export const RowFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  align-items: start;
  gap: 12px 16px;

  @container rows (min-width: 640px) {
    [data-template] > * > & {
      grid-template-columns: var(--row-template);
      gap: 12px;
    }

    /* Columns are named once, above the first row; a screen reader still hears each name. */
    [data-template] > :not(:first-child) > & ${FieldLabel} {
      ${visuallyHidden}
    }

    [data-template] > :not(:first-child) > & [data-field='own-label'] {
      padding-block-start: 4px;
    }
  }
`

export const ArrayEmpty = styled.div`
  padding: 16px;
  color: var(--text-faint);
  font-size: 13px;
  text-align: center;
`

export const ArrayFoot = styled.div`
  ${messageLine}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-block-start: 8px;
`
