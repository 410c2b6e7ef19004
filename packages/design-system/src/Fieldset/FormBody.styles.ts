import { css, styled } from 'styled-components'

/** Fields in columns, as many as stand in `--form-columns`. */
export const fieldGrid = css`
  display: grid;
  grid-template-columns: repeat(var(--form-columns, 1), minmax(0, 1fr));
  align-items: start;
  gap: 16px 24px;
`

/** Columns follow the room that the form has, not the window: one, then as many as the form allows. */
const columnsByWidth = css`
  --form-columns: 1;

  @container form (min-width: 520px) {
    &[data-columns='2'],
    &[data-columns='3'],
    &[data-columns='4'],
    &[data-columns='auto'] {
      --form-columns: 2;
    }
  }

  @container form (min-width: 800px) {
    &[data-columns='3'],
    &[data-columns='4'],
    &[data-columns='auto'] {
      --form-columns: 3;
    }
  }

  @container form (min-width: 1120px) {
    &[data-columns='4'],
    &[data-columns='auto'] {
      --form-columns: 4;
    }
  }
`

/** The grid lies inside the form, because a container cannot be styled by its own width. */
export const FormBody = styled.div`
  ${columnsByWidth}
  ${fieldGrid}
`
