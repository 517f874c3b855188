vcl 4.1;

# Varnish in front of the shop, with varnish-modules for xkey. The shop's environment:
# PAGE_PURGER=varnish, PURGE_URL=http://varnish-1:6081,http://varnish-2:6081

import xkey;

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
}

# Only the nodes of the shop may purge.
acl purgers {
    "localhost";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ purgers) {
            return (synth(403, "Forbidden"));
        }
        if (!req.http.xkey) {
            return (synth(400, "No keys"));
        }
        # Softly: the page stays for the moment that fetching it again takes, see req.grace below.
        set req.http.n-gone = xkey.softpurge(req.http.xkey);
        return (synth(200, "Purged " + req.http.n-gone));
    }
    # A purged page is shown half a second at most while a new one is fetched: a list that changes many times a second is
    # fetched once a moment, not by every visitor.
    set req.grace = 500ms;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # What is personal has no s-maxage and is never kept; the shop's public pages do not depend on cookies, except
    # the language where several are offered: see vcl_hash.
    # Suggestions and lists are the same for all who bring no key; every other call is somebody's own.
    if (req.url ~ "^/(api|account|gestione)(/|$)" &&
        (req.http.Authorization ||
         req.url !~ "^/api/method/(casamaestra\.search\.suggest|mymb_ecommerce\.mymb_b2c\.solr_search\.shop)(\?|$)")) {
        return (pass);
    }
    # A preview of content, or of a product, is for one browser.
    if (req.http.Cookie ~ "preview=" || req.url ~ "[?&]anteprima(_prodotto)?=") {
        return (pass);
    }
    return (hash);
}

# A page is kept once for each language, not once for everything that browsers have among their cookies.
sub vcl_hash {
    if (req.http.Cookie ~ "(^|;\s*)__Host-language=(it|en|sk)(;|$)") {
        hash_data(regsub(req.http.Cookie, "^(.*;\s*)?__Host-language=(..).*$", "\2"));
    } elsif (req.http.Cookie ~ "(^|;\s*)language=(it|en|sk)(;|$)") {
        hash_data(regsub(req.http.Cookie, "^(.*;\s*)?language=(..).*$", "\2"));
    }
}

# A reading whose node ends in the middle is asked of another one: the balancer cannot repeat what has begun. Pages are
# taken whole before they are passed on, so that nobody gets half of one.
sub vcl_backend_error {
    if (bereq.method == "GET" && bereq.retries < 2) {
        return (retry);
    }
}

sub vcl_backend_response {
    # An error does not replace the page that is kept.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.Content-Type ~ "^(text/html|application/json)") {
        set beresp.do_stream = false;
    }
    # The language is in the key already. Browsers and caches further out are told of the cookie again when it is delivered;
    # what else an answer differs by (who calls) stays.
    if (beresp.http.Vary ~ "(?i)cookie" && beresp.http.Cache-Control ~ "s-maxage") {
        set beresp.http.n-by-cookie = "1";
        set beresp.http.Vary = regsub(regsub(beresp.http.Vary, "(?i)(^|, *)cookie", ""), "^, *", "");
        if (beresp.http.Vary == "") {
            unset beresp.http.Vary;
        }
    }
    set beresp.grace = 60s;
    set beresp.keep = 1d;
    if (beresp.http.Cache-Control !~ "s-maxage" && beresp.http.Cache-Control !~ "immutable") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
    }
    if (beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
    }
}

sub vcl_deliver {
    # Tags are for this cache only.
    unset resp.http.xkey;
    if (resp.http.n-by-cookie) {
        if (resp.http.Vary) {
            set resp.http.Vary = resp.http.Vary + ", Cookie";
        } else {
            set resp.http.Vary = "Cookie";
        }
        unset resp.http.n-by-cookie;
    }
}
