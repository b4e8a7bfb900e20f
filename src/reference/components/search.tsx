/** The search field, a combobox (ARIA Authoring Practices Guide). It is shown only with scripts, which it needs. */
export function Search() {
  return (
    <search id="search">
      <input
        id="search-field"
        type="text"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls="search-results"
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder="Search"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="search"
      />
      <div id="search-panel">
        <div id="search-results" role="listbox" aria-label="Results" hidden />
        <p id="search-status" role="status" />
      </div>
    </search>
  );
}
