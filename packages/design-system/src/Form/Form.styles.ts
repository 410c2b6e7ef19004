import { styled } from 'styled-components'
import { fieldGrid } from '../Fieldset/FormBody.styles.ts'
import { layers } from '../foundations/tokens.ts'

export const FormRoot = styled.form`
  container: form / inline-size;
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const Cell = styled.div`
  min-width: 0;

  &[data-span='full'] {
    grid-column: 1 / -1;
  }

  @container form (min-width: 520px) {
    &[data-span='2'],
    &[data-span='3'] {
      grid-column: span 2;
    }

    /* A checkbox stands level with the controls beside it, whose labels are above them. */
    & > [data-field='own-label'] {
      padding-top: 26px;
    }
  }

  @container form (min-width: 800px) {
    &[data-span='3'] {
      grid-column: span 3;
    }
  }
`

/** The room of a control that is not made yet. */
export const PendingBox = styled.div`
  block-size: var(--control);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`

export const SectionRoot = styled.section`
  grid-column: 1 / -1;
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

export const SectionHead = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 16px;
`

export const SectionTitle = styled.h2`
  display: flex;
  align-items: center;
  min-width: 0;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;

  & > button {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-inline-start: -6px;
    padding: 4px 6px;
    border: 0;
    border-radius: var(--radius-small);
    background: transparent;
    font-weight: inherit;
    text-align: start;
    cursor: pointer;
  }

  & > button:hover {
    background: var(--hover);
  }

  & > button > svg {
    color: var(--text-faint);
    transition: rotate var(--motion);
  }

  & > button[aria-expanded='false'] > svg {
    rotate: -90deg;
  }
`

export const SectionErrors = styled.span`
  padding: 1px 8px;
  border-radius: 9px;
  background: var(--danger-soft);
  color: var(--danger);
  font-size: 12px;
  line-height: 16px;
`

export const SectionExtra = styled.div`
  margin-inline-start: auto;
`

/**
 * In a long form the browser passes over sections that are far from the screen; it still finds them, focuses them and reads them out.
 * Not single fields: each would be laid out on its own when the focus moves.
 */
export const SectionBody = styled.div`
  ${fieldGrid}
  padding: 4px 16px 18px;

  [data-long] & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 400px;
  }
`

export const SectionNote = styled.p`
  margin: -6px 16px 10px;
  max-inline-size: 72ch;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 20px;
`

export const FootRoot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layers.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  grid-column: 1 / -1;
  min-height: 52px;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

export const FootAside = styled.div`
  margin-inline-start: auto;
  color: var(--text-muted);
  font-size: 13px;
`

export const SummaryRoot = styled.div`
  grid-column: 1 / -1;
  padding: 10px 14px;
  border: 1px solid color-mix(in srgb, var(--danger) 35%, transparent);
  border-radius: var(--radius);
  background: var(--danger-soft);
  color: var(--text);
  font-size: 13px;
  line-height: 20px;

  & > strong {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--danger);
    font-weight: 600;
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    margin: 2px 0 0;
    padding: 0 0 0 22px;
    list-style: none;
  }

  & button {
    padding: 2px 0;
    border: 0;
    background: transparent;
    color: var(--danger);
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`
