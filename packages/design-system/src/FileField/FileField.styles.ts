import { styled } from 'styled-components'

export const DropZone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 56px;
  padding: 10px 14px;
  border: 1px dashed var(--line-field);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text-muted);
  font-size: 13px;
  transition: background-color var(--motion), border-color var(--motion);

  & > svg {
    color: var(--text-faint);
  }

  & > label {
    position: relative;
    color: var(--accent);
    font-weight: 550;
    cursor: pointer;
  }

  & > label:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  & > label:has(:focus-visible) {
    border-radius: 3px;
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }

  & input::file-selector-button {
    cursor: inherit;
  }

  /* The chooser looks like the button that it is; files can still be dropped on it. */
  &[data-look='button'] {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
  }

  &[data-look='button'] > svg {
    display: none;
  }

  &[data-look='button'] > label {
    padding: 4px 14px;
    border: 1px solid var(--line-field);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text);
    text-decoration: none;
  }

  &[data-look='button'] > label:hover {
    background: var(--hover);
  }

  &[data-look='button'][data-invalid] > label {
    border-color: var(--danger);
  }

  &[data-over] {
    border-color: var(--accent);
    border-style: solid;
    background: var(--accent-soft);
  }

  &[data-invalid] {
    border-color: var(--danger);
  }

  &[data-disabled] {
    border-color: var(--line-strong);
    background: var(--sunken);
    color: var(--text-faint);
  }

  /* A camera is offered where one is at hand: on what is held, not on a desk. */
  & > label[data-camera] {
    display: none;
  }

  @media (any-pointer: coarse) {
    & > label[data-camera] {
      display: inline;
    }
  }

  &[data-disabled] > label {
    color: var(--text-faint);
    text-decoration: none;
    cursor: not-allowed;
  }
`

export const Limits = styled.span`
  color: var(--text-faint);
  font-size: 12px;
`

export const FileRows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 2px 0 0;
  padding: 0;
  list-style: none;
`

export const FileTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: 8px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
`

export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-size: 13px;
  content-visibility: auto;
  contain-intrinsic-size: auto 132px auto 150px;

  &[data-status='failed'] {
    border-color: var(--danger);
  }

  & > span {
    flex: none;
  }
`

export const TilePicture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 88px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--sunken);
  color: var(--text-faint);

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const TileFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  min-height: 24px;

  & > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const OpenButton = styled.button`
  max-width: 100%;
  overflow: hidden;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

export const FileRow = styled.li`
  position: relative;
  content-visibility: auto;
  contain-intrinsic-size: auto 32px;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  padding-inline: 8px 4px;
  border-radius: var(--radius);
  font-size: 13px;

  &:hover {
    background: var(--hover);
  }

  & > svg {
    color: var(--text-faint);
  }

  &[data-status='failed'] {
    flex-wrap: wrap;
    row-gap: 0;
  }

  &[data-status='failed'] > svg {
    color: var(--danger);
  }

  &[data-status='failed'] > [data-state] + button {
    margin-inline-start: auto;
  }
`

export const FileName = styled.span`
  flex: 1 1 96px;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const FileNote = styled.span`
  flex: none;
  color: var(--text-faint);
  font-size: 12px;

  [data-status='failed'] & {
    color: var(--danger);
  }

  /* Why it failed is read in full, below the name where there is no room beside it. */
  [data-status='failed'] > &[data-state] {
    max-inline-size: calc(100% - 64px);
    overflow-wrap: anywhere;
  }

  [data-status='done'] > &[data-state] {
    color: var(--success);
  }
`

export const FileBar = styled.div`
  position: absolute;
  inset: auto 8px 2px;
  height: 2px;
  border-radius: 1px;
  background: var(--line);

  & > div {
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
    transition: width var(--motion);
  }

  @media (forced-colors: active) {
    background: GrayText;

    & > div {
      background: Highlight;
    }
  }
`

export const Rejections = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
