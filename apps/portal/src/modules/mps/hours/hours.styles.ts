import { styled } from 'styled-components'

export const Grid = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  & th, & td { padding: 0; border-block-end: 1px solid var(--line); border-inline-end: 1px solid var(--line); text-align: end; font-weight: 400; white-space: nowrap; }
  & thead th { position: sticky; inset-block-start: 0; z-index: 2; padding: 6px 8px; background: var(--sunken); text-align: center; }
  & tfoot :is(th, td) { position: sticky; inset-block-end: 0; z-index: 1; padding: 6px 8px; background: var(--sunken); }
  & :is(thead th:first-child, tbody th, tfoot th) { position: sticky; inset-inline-start: 0; max-inline-size: 240px; padding: 4px 8px; background: var(--surface); text-align: start; overflow: hidden; text-overflow: ellipsis; }
  & :is(thead, tfoot) th:first-child { z-index: 3; background: var(--sunken); }
  & tbody th { z-index: 1; }
  & small { display: block; color: var(--text-muted); font-size: 11.5px; }
  & tbody th > small:first-of-type { display: inline; }
  & tbody td:last-child { padding-inline: 8px; }
  & td[data-wrong] { background: color-mix(in srgb, var(--danger) 18%, var(--surface)); }
  & input { all: unset; box-sizing: border-box; inline-size: 68px; padding: 9px 8px; text-align: end; }
  & input:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  & input:disabled { color: var(--text-faint); cursor: not-allowed; }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  justify-content: flex-end;

  & > [role] { flex: 1; color: var(--text-muted); }
  & > [role='alert'] { color: var(--danger); }
`

/** What is asked for beyond the drawing: nobody reports on it without having seen it. */
export const Required = styled.em`
  display: block;
  color: var(--warning);
  font-size: 11.5px;
  font-style: normal;
  white-space: normal;
`

/** One column for a thumb. */
export const Own = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  inline-size: 100%;
  max-inline-size: 520px;

  & > p { margin: 0; color: var(--text-muted); }
  & > ul { display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 0; list-style: none; }
  & > fieldset { display: grid; grid-template-columns: repeat(5, 1fr); gap: 8px; margin: 0; padding: 0; border: 0; }
  & button[type='button']:is(li > *, [data-chosen]) {
    display: flex; flex-direction: column; gap: 2px; inline-size: 100%; min-block-size: 56px; padding: 10px 12px; border: 1px solid var(--line); border-radius: var(--radius);
    background: var(--surface); color: var(--text); font: inherit; text-align: start; cursor: pointer;
  }
  & button > span { color: var(--text-muted); font-size: 12.5px; }
`
