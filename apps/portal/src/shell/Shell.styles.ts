import { styled } from 'styled-components'

export const Frame = styled.div`
  display: grid;
  grid-template: 48px minmax(0, 1fr) / auto minmax(0, 1fr);
  height: 100vh;
  background: var(--canvas);

  & > header {
    grid-column: 1 / 3;
  }

  /* A page without menus fills the window. */
  &[data-bare] {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
`

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: var(--surface);
  border-right: 1px solid var(--line);

  &[hidden] {
    display: none;
  }

  && > nav {
    flex: 1;
    min-height: 0;
    overflow: auto;
    border-right: 0;
  }

  & > button {
    margin: 8px 12px;
  }
`

export const Main = styled.div`
  grid-column: 2;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

export const Columns = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  & > nav {
    flex: none;
    width: 180px;
  }

  & > main {
    flex: 1;
    min-width: 0;
  }
`

export const NoticeStack = styled.div`
  display: grid;
  gap: 6px;
  flex: none;
  padding: 8px 12px;
`

export const CrumbRow = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
  min-height: 32px;
  padding: 4px 20px 0;
  font-size: 13px;

  & > nav {
    min-width: 0;
    overflow: hidden;
  }
`

export const Stage = styled.main`
  position: relative;
  flex: 1;
  min-height: 0;

  &:focus {
    outline: none;
  }
`

export const Screen = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;
  display: flex;
  flex-direction: column;
  padding: 16px 20px 0;

  @media (max-width: 768px) {
    padding: 12px 12px 0;
  }

  /* Room for the actions at the foot of a phone. */
  @media (max-width: 600px) {
    &:has(header) {
      padding-block-end: 64px;
    }

    &:has(form) {
      padding-block-end: 0;
    }
  }

  /* Not seen, found, reached or read out, but laid out as it was; behind everything, for its own box still is there. */
  &:not([data-active]) {
    content-visibility: hidden;
    z-index: -1;
  }
`

export const ScreenContent = styled.div`
  display: contents;
`

export const SkipLink = styled.a`
  position: fixed;
  left: 12px;
  top: -48px;
  z-index: 100;
  padding: 8px 14px;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--text-on-accent);

  &:focus {
    top: 8px;
  }
`

export const Brand = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 180px;
  padding: 0;

  @media (max-width: 768px) {
    min-width: 0;
  }

  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 650;
  cursor: pointer;
  border-radius: var(--radius);
`

export const Ringing = styled.span`
  position: relative;
  display: grid;

  & > :last-child:not(svg) {
    position: absolute;
    left: 9px;
    bottom: 7px;
  }
`

/** Fills its pop-up to the edges; the messages scroll below the head. */
export const BellBody = styled.div`
  display: flex;
  flex-direction: column;
  /* 350 with the border of what it opens in. */
  width: 348px;
  max-height: 460px;
  margin: -12px;

  /* The list, between its head and the way to all of them. */
  & > :nth-child(2) {
    min-height: 0;
    overflow: auto;
  }
`

export const BellHead = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 12px;
  border-bottom: 1px solid var(--line);
  font-weight: 600;

  & > :last-child {
    margin-left: auto;
  }
`

export const SearchButton = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 230px;
  height: 30px;
  padding: 0 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--canvas);
  color: var(--text-faint);
  font: inherit;
  font-size: 13px;
  cursor: pointer;

  & > kbd {
    margin-left: auto;
  }

  &:hover {
    border-color: var(--line-strong);
  }

  @media (max-width: 1200px) {
    width: 140px;
  }

  @media (max-width: 768px) {
    justify-content: center;
    width: 32px;
    padding: 0;
    border-color: transparent;
    background: none;
    color: inherit;

    & > span,
    & > kbd {
      display: none;
    }
  }
`

export const Centred = styled.div`
  display: grid;
  place-items: center;
  min-height: 320px;
`

export const SettingsList = styled.div`
  display: grid;
  gap: 14px;
`

/** Where the keys below do what they do. */
export const ShortcutsPlace = styled.h3`
  margin: 16px 0 8px;
  font-size: 13px;
  font-weight: 600;
  color: var(--text-muted);

  section:first-child > & {
    margin-top: 0;
  }
`

export const Shortcuts = styled.dl`
  display: grid;
  grid-template-columns: 128px 1fr;
  gap: 8px 16px;
  margin: 0;
  align-items: center;

  & dd {
    margin: 0;
  }
`

/** Lines of the head of the personal menu. */
export const Whose = styled.div`
  display: flex;
  flex-direction: column;
  max-inline-size: 240px;
  color: var(--text-muted);
  font-size: 12.5px;
  line-height: 19px;
  overflow-wrap: anywhere;
  & > strong { color: var(--text); font-size: 14px; font-weight: 600; line-height: 22px; }
`
