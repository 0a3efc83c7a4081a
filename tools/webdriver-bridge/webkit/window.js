#!/usr/bin/env -S gjs -m
// A window that is nothing but a page, for WebKit's driver to steer: the driver's own browser has a toolbar that no
// window narrower than 447 px can hold. Obeys, besides, what WebDriver has no command for: one JSON object a line.
import Gdk from 'gi://Gdk?version=3.0';
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import Soup from 'gi://Soup?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

/** What a method of GLib's kind answers in the end: begin(callback) starts it, finish(result) reads the answer. */
const answerOf = (begin, finish) =>
  new Promise((resolve, reject) => {
    begin((_, result) => {
      try {
        resolve(finish(result));
      } catch (error) {
        reject(error);
      }
    });
  });

const [socketPath, ...options] = ARGV;
Gtk.init(null);
// WebKit asks the system whether motion is to be reduced, and on GTK this is the answer.
Gtk.Settings.get_default().gtk_enable_animations = !options.includes('--reduced-motion');

const context = new WebKit.WebContext({
  website_data_manager: WebKit.WebsiteDataManager.new_ephemeral(),
  // What the driver asks of a page while its process is exchanged for another is never answered.
  process_swap_on_cross_site_navigation_enabled: false,
});
const cookies = context.get_cookie_manager();
const content = new WebKit.UserContentManager();
const settings = new WebKit.Settings({
  enable_javascript_markup: !options.includes('--no-script'),
});
const views = [];

function openView() {
  const window = new Gtk.Window({ default_width: 1280, default_height: 720 });
  const view = new WebKit.WebView({
    web_context: context,
    user_content_manager: content,
    settings,
    is_controlled_by_automation: true,
  });
  view.connect('close', () => window.destroy());
  window.add(view);
  window.show_all();
  view.grab_focus();
  // Without a window manager nobody else would give it the keyboard.
  window.get_window().focus(Gdk.CURRENT_TIME);
  views.push({ window, view });
  return view;
}

const addScript = (source) =>
  content.add_script(
    new WebKit.UserScript(
      source,
      WebKit.UserContentInjectedFrames.TOP_FRAME,
      WebKit.UserScriptInjectionTime.START,
      null,
      null,
    ),
  );

const toPlainCookie = (cookie) => ({
  name: cookie.get_name(),
  value: cookie.get_value(),
  domain: cookie.get_domain(),
  path: cookie.get_path(),
  httpOnly: cookie.get_http_only(),
  secure: cookie.get_secure(),
  sameSite: ['none', 'lax', 'strict'][cookie.get_same_site_policy()],
  expiry: cookie.get_expires()?.to_unix(),
});

const commands = {
  scripts({ sources }) {
    content.remove_all_scripts();
    sources.forEach(addScript);
  },
  size({ view, width, height }) {
    views[view].window.resize(width, height);
  },
  dark({ value }) {
    Gtk.Settings.get_default().gtk_application_prefer_dark_theme = value;
  },
  async addCookie({ name, value, domain, path, maxAge, httpOnly, secure, sameSite }) {
    const cookie = Soup.Cookie.new(name, value, domain, path, maxAge);
    cookie.set_http_only(httpOnly);
    cookie.set_secure(secure);
    cookie.set_same_site_policy(['none', 'lax', 'strict'].indexOf(sameSite));
    await answerOf(
      (tell) => cookies.add_cookie(cookie, null, tell),
      (result) => cookies.add_cookie_finish(result),
    );
  },
  async cookies() {
    const all = await answerOf(
      (tell) => cookies.get_all_cookies(null, tell),
      (result) => cookies.get_all_cookies_finish(result),
    );
    return all.map(toPlainCookie);
  },
};

async function obey() {
  const connection = new Gio.SocketClient().connect(Gio.UnixSocketAddress.new(socketPath), null);
  const input = new Gio.DataInputStream({ base_stream: connection.get_input_stream() });
  const output = connection.get_output_stream();
  for (;;) {
    const [line] = await answerOf(
      (tell) => input.read_line_async(GLib.PRIORITY_DEFAULT, null, tell),
      (result) => input.read_line_finish_utf8(result),
    );
    if (line === null) break;
    const { id, command, ...parameters } = JSON.parse(line);
    let answer;
    try {
      answer = { id, result: await commands[command](parameters) };
    } catch (error) {
      answer = { id, error: String(error) };
    }
    output.write_all(`${JSON.stringify(answer)}\n`, null);
  }
  Gtk.main_quit();
}

context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  session.connect('create-web-view', openView);
});
obey().catch((error) => {
  printerr(error);
  Gtk.main_quit();
});
Gtk.main();
